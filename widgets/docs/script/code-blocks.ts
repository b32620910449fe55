/** The placeholder address of the platform in the texts. */
const placeholder = 'https://platform.example'

const copy = async (button: HTMLButtonElement, code: Element): Promise<void> => {
  try {
    await navigator.clipboard.writeText(code.textContent)
    button.textContent = 'Copied'
  } catch {
    getSelection()?.selectAllChildren(code)
    button.textContent = 'Selected: press Ctrl C'
  }
  setTimeout(() => (button.textContent = 'Copy'), 2_000)
}

/** Replaces the placeholder with the platform's address, and adds copy buttons to code blocks. */
export const startCode = (): void => {
  for (const code of document.querySelectorAll('main code')) {
    if (code.textContent.includes(placeholder))
      code.textContent = code.textContent.replaceAll(placeholder, location.origin)
  }
  for (const figure of document.querySelectorAll('figure.code')) {
    const code = figure.querySelector('code')
    const button = figure.querySelector('button')
    if (!(code && button)) continue
    button.hidden = false
    button.addEventListener('click', () => void copy(button, code))
  }
}
