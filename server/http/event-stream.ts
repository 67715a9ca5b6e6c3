/** Whoever hears nothing for long hangs up: a proxy usually after a minute, our browser earlier. */
const longestSilenceMs = 15_000;

type Asked = {
  /** Of the answer, when it begins. */
  readonly headers: () => Record<string, string> | Headers;
  /** What is said of an error, in JSON. */
  readonly problemText: (thrown: unknown) => string;
  readonly silenceMs?: number;
};

type Begun = {
  /** Rejects with what the work throws before it has told anything. */
  readonly answer: Promise<Response>;
  /** When the work is done, also for nobody. */
  readonly ended: Promise<void>;
};

/** Keeps proxies from holding events back: nginx by a header of its own, what compresses by `no-transform`. */
export const eventHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

export function takesEvents(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((part) => /^\s*text\/event-stream\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(part));
}

/**
 * An answer as server-sent events. What is told goes out at once, without a name; the last one is a `reply`, or a `problem`
 * where something is thrown after others.
 *
 * @param work gets what tells an event, and returns the reply; all in JSON
 */
export function inEvents(
  work: (tell: (json: string) => void) => Promise<string>,
  { headers, problemText, silenceMs = longestSilenceMs }: Asked,
): Begun {
  const begun = Promise.withResolvers<Response>();
  const encoder = new TextEncoder();
  let isBegun = false;
  let writer: ReadableStreamDefaultController<Uint8Array> | null = null;
  let beat: NodeJS.Timeout | undefined;
  const send = (text: string) => writer?.enqueue(encoder.encode(text));
  const begin = () => {
    isBegun = true;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (writer = controller),
      cancel: () => void (writer = null),
    });
    beat = setInterval(() => send(':\n\n'), silenceMs);
    begun.resolve(new Response(body, { headers: headers() }));
  };
  const tell = (json: string, name?: string) => {
    if (!isBegun) begin();
    send(`${name === undefined ? '' : `event: ${name}\n`}data: ${json}\n\n`);
  };
  const finish = async () => {
    try {
      tell(await work(tell), 'reply');
    } catch (thrown) {
      if (isBegun) tell(problemText(thrown), 'problem');
      else begun.reject(thrown);
    } finally {
      clearInterval(beat);
      writer?.close();
    }
  };
  return { answer: begun.promise, ended: finish() };
}
