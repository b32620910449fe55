import { assert, equal } from '../testing/assert.ts'
import { forceColors, unreadableTexts } from '../testing/forced-colors.ts'
import { render } from '../testing/render.tsx'
import { afterEach, test } from '../testing/suite.ts'
import { gallery } from './gallery.fixture.tsx'

afterEach(() => forceColors(false))

test('shows every text of the kit readably in forced colors', async () => {
  const root = await render(gallery)
  await forceColors(true)
  assert(matchMedia('(forced-colors: active)').matches, 'The colours are not forced')
  equal(unreadableTexts(root), [])
})
