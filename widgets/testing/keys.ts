import { sendKeys, sendMouse } from '@web/test-runner-commands'

/** Presses keys one after the other. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key })
}

/**
 * Types text into the focused element. Avoid repeated characters: WebKit's driver drops the second.
 */
export const typeText = (text: string): Promise<unknown> => sendKeys({ type: text })

/** The center of an element, for the mouse. */
export const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

/** Clicks the center of an element with the mouse. */
export async function clickOn(element: Element): Promise<void> {
  const position = middleOf(element)
  await sendMouse({ type: 'move', position })
  await sendMouse({ type: 'click', position })
}
