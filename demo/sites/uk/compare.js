import { fetchSession } from './session.js'

const at = (id) => document.getElementById(id)

// The chosen product opens in a calculator, and a saved quote joins the comparison.
at('selector').addEventListener('parapet-product-chosen', ({ detail: { product } }) => {
  const calculator = document.createElement('parapet-quote-calculator')
  for (const name of ['api-base', 'account-id', 'region', 'brand'])
    calculator.setAttribute(name, at('cart').getAttribute(name))
  calculator.setAttribute('product', product)
  calculator.fetchSession = fetchSession
  calculator.addEventListener('parapet-quote-saved', ({ detail }) =>
    at('cart').add(detail.product, detail.quoteId),
  )
  at('quote').hidden = false
  at('quote').replaceChildren(calculator)
})
