import { equal } from '../testing/assert.ts'
import { forceColors, unreadableTexts } from '../testing/forced-colors.ts'
import { afterEach, test } from '../testing/suite.ts'
import { leavePage, openOptions } from './testing/page.ts'

afterEach(async () => {
  await forceColors(false)
  leavePage()
})

test('shows readable steps, options and buttons in forced colors', async () => {
  const page = await openOptions()
  await forceColors(true)
  equal(unreadableTexts(page.root), [])
})
