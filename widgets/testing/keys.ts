import { sendKeys, sendMouse } from '@web/test-runner-commands'

/** Presses keys one after the other, as a person would. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key })
}

/** Types text into the focused element. No key twice in a row: the driver of WebKit drops the second. */
export const typeText = (text: string): Promise<unknown> => sendKeys({ type: text })

/** The middle of an element, where a mouse points at it. */
export const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

/** Clicks in the middle of an element with the mouse. */
export async function clickOn(element: Element): Promise<void> {
  const position = middleOf(element)
  await sendMouse({ type: 'move', position })
  await sendMouse({ type: 'click', position })
}
