import type { AccessibilityTest } from '../element/element-docs.ts'

/** A description of each kind of test. The tests run on every change to the elements. */
export const accessibilityTests = {
  axe: 'axe-core in Chromium, with the rules for WCAG 2.0 to 2.2 level A and AA and best practices, in light and dark.',
  axeStates: 'axe-core in the error, loading and final states as well.',
  keyboard: 'All controls by keyboard, in Chromium, Firefox and WebKit.',
  keyboardWhole:
    'From the first field to the last by keyboard alone, in Chromium, Firefox and WebKit.',
  focus: 'Focus moves to what opens and to the first error, and returns afterwards.',
  targets:
    'Every target is at least 24 by 24 CSS pixels, and at least 44 high with a coarse pointer.',
  announced: 'Messages are announced through live regions.',
} as const satisfies Record<AccessibilityTest, string>

/** Statements that apply to every element. */
export const accessibilityCommon = [
  'Text has a contrast of at least 4.5 to 1 and parts of controls at least 3 to 1, in light and dark. A brand that cannot reach this fails the build.',
  'Sizes follow `--parapet-font-size` and the browser’s zoom. There is no horizontal scrolling at a width of 320 CSS pixels.',
  'Animations take less than 200 ms, and `prefers-reduced-motion` turns them off.',
  'Forced colors keep borders, focus rings and states.',
  'People have not yet tested the elements with assistive technology. Statements about it are based on roles, names and live regions, which automated tests check.',
] as const
