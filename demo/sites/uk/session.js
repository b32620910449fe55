// The brokerage's own server mints the token; the page never sees the API key behind it.
const calculator = document.querySelector('#calculator')

calculator.fetchSession = async () => {
  const answer = await fetch('/session', { method: 'POST' })
  if (!answer.ok) throw new Error(`The session service answered ${answer.status}`)
  return answer.json()
}
