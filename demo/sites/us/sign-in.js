// A visitor who signed in is greeted, and what they save is theirs, not this browser's: the calculator
// asks by their token instead of the page's key alone.
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
