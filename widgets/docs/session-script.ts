/** Sample script that opens an element with a session from the page's own server. */
export const sessionScriptOf = (tag: string): string =>
  `document.querySelector('${tag}').fetchSession = async () => {
  const answer = await fetch('/session', { method: 'POST' })
  if (!answer.ok) throw new Error('No session')
  return answer.json()
}`
