/** What is sent to a language model elsewhere once a parent agrees, and what is not. */
export function ConsentFacts({ host }: { host: string }) {
  return (
    <>
      <p>
        A language model there can word the chat's answers and the insights you ask for. Whoever runs this server chose
        it. What it does with what it is sent follows its own rules.
      </p>
      <p>
        <strong>Sent to {host}</strong>
      </p>
      <ul className="discs">
        <li>your message, and the ones you typed before it in this chat</li>
        <li>your child's age in months</li>
        <li>the texts from our library that may answer it</li>
        <li>where they matter, the next dates of vaccines and checkups</li>
        <li>sentences of an insight you ask for, except those with your child's name</li>
      </ul>
      <p>
        <strong>Never sent</strong>
      </p>
      <ul className="discs">
        <li>names, dates of birth, notes, your email address</li>
      </ul>
      <p>What you type is sent as you typed it, so please leave those out.</p>
    </>
  );
}
