import { sendKeys, sendMouse } from '@web/test-runner-commands'

/** Presses keys one after the other, as a person would. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key })
}

/** Types text into the focused element. No key twice in a row: the driver of WebKit drops the second. */
export const typeText = (text: string): Promise<unknown> => sendKeys({ type: text })

/** Clicks in the middle of an element with the mouse. */
export async function clickOn(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect()
  const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  await sendMouse({ type: 'move', position })
  await sendMouse({ type: 'click', position })
}
