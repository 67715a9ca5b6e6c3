/** Below a refusal: by what name the server has noted it. Without one there is nothing to name. */
export function HelpLine({ requestId }: { requestId: string | undefined }) {
  return requestId && <p className="xs faint">If you ask for help, name this: {requestId}</p>;
}
