import type { AccessibilityTest } from '../element/element-docs.ts'

/** What each kind of test does. They run with every change of the elements. */
export const accessibilityTests = {
  axe: 'axe-core in Chromium, rules of WCAG 2.0 to 2.2 A and AA and best practices, light and dark.',
  axeStates: 'axe-core in its error, loading and end states, too.',
  keyboard: 'Its controls by keyboard, in Chromium, Firefox and WebKit.',
  keyboardWhole:
    'From the first field to the last by keyboard alone, in Chromium, Firefox and WebKit.',
  focus: 'Focus moves to what opens, to the first error and back to where it came from.',
  targets: 'Every target is at least 24 by 24 CSS pixels; with a coarse pointer at least 44 high.',
  announced: 'Messages arrive in live regions.',
} as const satisfies Record<AccessibilityTest, string>

/** What holds for every element. */
export const accessibilityCommon = [
  'Text has a contrast of 4.5 to 1 and parts of controls 3 to 1, in light and dark; a brand that cannot reach that fails the build.',
  'Sizes follow the page’s font size and the browser’s zoom; at 320 CSS pixels nothing scrolls sideways.',
  'Motion is under 200 ms, and none under `prefers-reduced-motion`.',
  'Forced colors keep borders, focus rings and states.',
  'Assistive technology was not tried by people yet: what is said of it here follows from roles, names and live regions, which tests read.',
] as const
