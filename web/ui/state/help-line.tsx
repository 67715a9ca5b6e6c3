export function HelpLine({ requestId }: { requestId: string | undefined }) {
  return requestId && <p className="xs faint">If you ask for help, name this: {requestId}</p>;
}
