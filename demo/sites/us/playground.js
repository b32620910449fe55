// Everything here comes from the published manifest: a new attribute or event shows up by itself.
const { portal, version, clientKey } = document.body.dataset
const files = `${portal}/widgets/${version}`
const at = (id) => document.getElementById(id)
const stage = at('stage')
const shown = 200

const manifest = await (await fetch(`${files}/custom-elements.json`)).json()
const declarations = manifest.modules
  .flatMap((module) => module.declarations ?? [])
  .filter((declaration) => declaration.tagName)

const given = { 'api-base': portal, 'client-key': clientKey, region: 'us' }
const choices = {
  region: ['us', 'uk', 'au'],
  theme: ['auto', 'light', 'dark'],
  locale: ['en-US', 'en-GB', 'en-AU'],
}

let element

const make = (tag, { text, ...properties } = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), properties)
  if (text !== undefined) node.textContent = text
  node.append(...children)
  return node
}

const snippet = () => {
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'style')
    .map(({ name, value }) =>
      value === '' ? `  ${name}` : `  ${name}="${value.replaceAll('"', '&quot;')}"`,
    )
  const style = element.style.cssText
  if (style) attributes.push(`  style="${style}"`)
  const tag = element.localName
  return [
    `<link rel="stylesheet" href="${files}/parapet.css" />`,
    `<script type="module" src="${files}/loader.js" crossorigin></script>`,
    `<${tag}\n${attributes.join('\n')}\n></${tag}>`,
  ].join('\n')
}

const refresh = () => {
  at('snippet').textContent = snippet()
}

const log = (event) => {
  const detail = JSON.stringify(event.detail ?? null)
  at('events').prepend(make('li', { text: `${event.type} ${detail.slice(0, shown)}` }))
}

const set = (name, value) => {
  if (value === '' || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : value)
  refresh()
}

const attributeControl = ({ name, description, type }) => {
  const options = choices[name]
  const isBoolean = type?.text === 'boolean'
  const control = options
    ? make('select', {}, ...['', ...options].map((value) => make('option', { value, text: value })))
    : make('input', { type: isBoolean ? 'checkbox' : 'text', spellcheck: false })
  if (!isBoolean) control.value = given[name] ?? ''
  control.addEventListener('input', () =>
    set(name, isBoolean ? control.checked : control.value.trim()),
  )
  return make('label', {}, name, control, make('small', { text: description ?? '' }))
}

const propertyControl = ({ name, description }) => {
  const control = make('input', { type: 'text', spellcheck: false })
  control.addEventListener('input', () => {
    element.style.setProperty(name, control.value.trim())
    refresh()
  })
  return make('label', {}, name, control, make('small', { text: description ?? '' }))
}

const open = (tag) => {
  const declaration = declarations.find(({ tagName }) => tagName === tag)
  element = document.createElement(tag)
  for (const { name } of declaration.attributes ?? []) {
    if (given[name]) element.setAttribute(name, given[name])
  }
  for (const { name } of declaration.events ?? []) element.addEventListener(name, log)
  at('attributes').replaceChildren(...(declaration.attributes ?? []).map(attributeControl))
  at('properties').replaceChildren(...(declaration.cssProperties ?? []).map(propertyControl))
  stage.replaceChildren(element)
  refresh()
}

at('tag').replaceChildren(
  ...declarations.map(({ tagName }) => make('option', { value: tagName, text: tagName })),
)
at('tag').addEventListener('input', () => open(at('tag').value))
at('controls').addEventListener('submit', (event) => event.preventDefault())
at('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(snippet())
  at('copy').textContent = 'Copied'
})

const first =
  declarations.find(({ tagName }) => tagName === 'parapet-quote-calculator') ?? declarations[0]
at('tag').value = first.tagName
open(first.tagName)
