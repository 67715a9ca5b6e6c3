import './without-eval.ts';
import * as z from 'zod/mini';
import type { Endpoint, Reply, Request } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { CallFailed } from './call-failed.ts';
import { passwordQuestion } from './password-question.ts';
import { answerTimeoutMs, send, type Answer } from './send.ts';

const uploadTimeoutMs = 120_000;

/**
 * Calls an endpoint. If the server requires the password, asks for it and retries.
 *
 * @param waitMs timeout
 * @throws CallFailed when the server refuses or does not answer
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  signal?: AbortSignal,
  waitMs = endpoint.upload ? uploadTimeoutMs : answerTimeoutMs,
): Promise<Reply<E>> {
  const once = async () => replyIn(endpoint, await send(endpoint, request, signal, waitMs));
  try {
    return await once();
  } catch (error) {
    const isPasswordNeeded = error instanceof CallFailed && error.code === 'password-needed';
    if (!isPasswordNeeded || !(await passwordQuestion.ask())) throw error;
    return once();
  }
}

/** @throws CallFailed when the answer is a refusal, or not what the endpoint promises */
export function replyIn<const E extends Endpoint>(endpoint: E, { isOk, json }: Answer): Reply<E> {
  if (isOk) {
    const reply = z.safeParse<E['reply']>(endpoint.reply, json);
    if (reply.success) return reply.data;
    throw new CallFailed('not-understood');
  }
  const problem = Problem.safeParse(json);
  throw new CallFailed(problem.success ? problem.data : 'offline');
}
