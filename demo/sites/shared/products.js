// A calculator comes when its product is opened: a page of all would load them at once.
for (const product of document.querySelectorAll('details'))
  product.addEventListener('toggle', () => {
    const template = product.querySelector('template')
    template?.replaceWith(template.content)
  })
