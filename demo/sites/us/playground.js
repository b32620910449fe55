const { portal, clientKey } = document.body.dataset
const files = `${portal}/widgets/v0`
const at = (id) => document.getElementById(id)
const most = 200

const manifest = await (await fetch(`${files}/custom-elements.json`)).json()
const declarations = manifest.modules.flatMap((module) => module.declarations ?? [])

const given = { 'api-base': portal, 'client-key': clientKey, region: 'us' }
const texts = { 'parapet-quote-button': 'Get a cyber quote' }

let element
let declaration

const make = (tag, { text, ...properties } = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), properties)
  if (text !== undefined) node.textContent = text
  node.append(...children)
  return node
}

/** `'us' | 'uk'` → `['us', 'uk']`; empty for other types. */
const choicesOf = (type) => [...(type?.text ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value)

const attributeLines = () =>
  [...element.attributes]
    .filter(({ name }) => name !== 'style')
    .map(({ name, value }) =>
      value === '' ? `  ${name}` : `  ${name}="${value.replaceAll('"', '&quot;')}"`,
    )

const html = () => {
  const tag = element.localName
  return [
    `<link rel="stylesheet" href="${files}/parapet.css" />`,
    `<script type="module" async src="${files}/loader.js" crossorigin></script>`,
    `<${tag}`,
    ...attributeLines(),
    `>${element.textContent}</${tag}>`,
  ].join('\n')
}

const css = () => {
  const lines = [...element.style].map(
    (name) => `  ${name}: ${element.style.getPropertyValue(name).trim()};`,
  )
  return [`${element.localName} {`, ...lines, '}'].join('\n')
}

/** A strict policy forbids `style="…"`, so CSS values are set in the page's style sheet. */
const refresh = () => {
  at('html').textContent = html()
  at('styles').hidden = element.style.length === 0
  at('css').textContent = css()
}

const log = (event) => {
  const time = new Date().toLocaleTimeString('en-US', { hour12: false })
  const detail = JSON.stringify(event.detail ?? {}, null, 1).replaceAll(/\s+/g, ' ')
  at('events').prepend(
    make('li', {}, make('time', { text: time }), make('b', { text: event.type }), detail),
  )
  while (at('events').children.length > most) at('events').lastElementChild.remove()
}

const field = (name, description, ...controls) =>
  make('label', {}, make('span', { text: name }), ...controls, make('small', { text: description }))

const set = (name, value) => {
  if (value === '' || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : value)
  refresh()
}

const attributeField = ({ name, description, type }) => {
  const choices = choicesOf(type)
  const isBoolean = type?.text === 'boolean'
  const options = ['', ...choices].map((value) => make('option', { value, text: value || '–' }))
  const control =
    choices.length > 0
      ? make('select', {}, ...options)
      : make('input', { type: isBoolean ? 'checkbox' : 'text', spellcheck: false })
  if (!isBoolean) control.value = given[name] ?? ''
  control.addEventListener(isBoolean || choices.length > 0 ? 'input' : 'change', () =>
    set(name, isBoolean ? control.checked : control.value.trim()),
  )
  return field(name, description, control)
}

const style = (name, value) => {
  element.style.setProperty(name, value)
  if (element.getAttribute('style') === '') element.removeAttribute('style')
  refresh()
}

/** Colours have a picker and a text field, all other values a text field. */
const propertyField = ({ name, description }) => {
  const text = make('input', { type: 'text', spellcheck: false })
  text.addEventListener('input', () => style(name, text.value.trim()))
  if (!/colour/i.test(description)) return field(name, description, text)
  const picker = make('input', { type: 'color', ariaLabel: `${name}, picked` })
  picker.addEventListener('input', () => {
    text.value = picker.value
    style(name, picker.value)
  })
  return field(name, description, make('span', { className: 'pair' }, text, picker))
}

const open = (tag) => {
  declaration = declarations.find(({ tagName }) => tagName === tag)
  element = make(tag, { text: texts[tag] ?? '' })
  for (const { name } of declaration.attributes) {
    if (given[name]) element.setAttribute(name, given[name])
  }
  for (const { name } of declaration.events) element.addEventListener(name, log)
  at('attributes').replaceChildren(...declaration.attributes.map(attributeField))
  at('properties').replaceChildren(...declaration.cssProperties.map(propertyField))
  at('stage').replaceChildren(element)
  refresh()
}

const copy = async ({ currentTarget: button }) => {
  const source = at(button.dataset.copies)
  try {
    await navigator.clipboard.writeText(source.textContent)
    button.textContent = 'Copied'
  } catch {
    getSelection().selectAllChildren(source)
    button.textContent = 'Selected. Press Ctrl+C'
  }
  setTimeout(() => (button.textContent = 'Copy'), 2000)
}

at('tag').replaceChildren(
  ...declarations.map(({ tagName }) => make('option', { value: tagName, text: tagName })),
)
at('tag').addEventListener('input', () => open(at('tag').value))
at('scheme').addEventListener('input', () => (at('stage').dataset.scheme = at('scheme').value))
at('width').addEventListener('input', () => (at('stage').style.maxWidth = at('width').value))
at('clear').addEventListener('click', () => at('events').replaceChildren())
at('settings').addEventListener('reset', (event) => {
  event.preventDefault()
  open(declaration.tagName)
})
for (const form of document.forms)
  form.addEventListener('submit', (event) => event.preventDefault())
for (const button of document.querySelectorAll('[data-copies]'))
  button.addEventListener('click', copy)

at('tag').value = 'parapet-quote-calculator'
open(at('tag').value)
