/** Moves the focus to the screen, unless something in it has the focus already. */
export const focusContent = (): void => {
  const content = document.querySelector<HTMLElement>('#content')
  if (!content?.contains(document.activeElement)) content?.focus()
}
