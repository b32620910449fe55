// Greets a user who signed in. The calculator then calls with the user's token, so saved quotes
// belong to the user instead of the browser.
const greeting = document.querySelector('#greeting')
const calculator = document.querySelector('parapet-quote-calculator')
const plain = greeting.textContent

document.addEventListener('parapet-signed-in', ({ detail }) => {
  greeting.textContent = `Welcome back, ${detail.name} of ${detail.accountName}.`
  calculator.fetchSession = async () => detail.accessToken
})

document.addEventListener('parapet-signed-out', () => {
  greeting.textContent = plain
  calculator.fetchSession = undefined
})
