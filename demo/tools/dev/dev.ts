// Shows one element from its sources:
// /demo/tools/dev/?tag=parapet-payment-page&policy-id=…&theme=dark The address sets the attributes,
// so a reload shows the same element.
import { isParapetTag, registry } from '#widgets/registry.ts'

const parameters = new URLSearchParams(location.search)
const tag = parameters.get('tag') ?? 'parapet-quote-calculator'
const defaults = { 'api-base': location.origin, 'client-key': 'pk_playground_demo', region: 'us' }

const links = Object.keys(registry).map((name) => {
  const link = document.createElement('a')
  link.href = `?tag=${name}`
  link.textContent = name
  return link
})
document.querySelector('#tags')?.append(...links)

if (isParapetTag(tag)) await registry[tag]()
const element = document.createElement(tag)
for (const [name, value] of [...Object.entries(defaults), ...parameters]) {
  if (name !== 'tag') element.setAttribute(name, value)
}
document.querySelector('#stage')?.append(element)
