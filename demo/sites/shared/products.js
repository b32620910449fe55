// A calculator comes when its product is opened: a page of all would load them at once.
const { content } = document.querySelector('#calculator')

for (const place of document.querySelectorAll('[data-product]'))
  place.addEventListener(
    'toggle',
    () => {
      const copy = content.cloneNode(true)
      copy.firstElementChild.setAttribute('product', place.dataset.product)
      place.append(copy)
    },
    { once: true },
  )
