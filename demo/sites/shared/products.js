// A calculator is created when its product is opened, so that the page does not load all of them.
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
