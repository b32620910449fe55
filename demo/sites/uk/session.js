// The brokerage's server mints the token, so the page never has the API key.
export const fetchSession = async () => {
  const answer = await fetch('/session', { method: 'POST' })
  if (!answer.ok) throw new Error(`The session service returned ${answer.status}`)
  return answer.json()
}

for (const element of document.querySelectorAll('[account-id]')) element.fetchSession = fetchSession
