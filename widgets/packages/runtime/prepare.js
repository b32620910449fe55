/**
 * Gives an element whose code is not there yet its methods and `ready`, which wait for that code.
 */
export const prepare = (element, methods) => {
  if (typeof customElements === 'undefined' || 'ready' in element) return
  const waiting = methods.filter((name) => !(name in element))
  const defined = customElements.whenDefined(element.localName).then(() => {
    for (const name of waiting) delete element[name]
    // an element outside the document is not upgraded by itself
    customElements.upgrade(element)
  })
  for (const name of waiting)
    element[name] = (...given) => defined.then(() => element[name](...given))
  const ready = defined.then(() => (element.ready === ready ? element : element.ready))
  element.ready = ready
}
