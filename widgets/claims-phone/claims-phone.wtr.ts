import { equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { inside, mount } from '../testing/mount.ts'
import { describe, test } from '../testing/suite.ts'
import './element.ts'

describe('claims phone', () => {
  test('dials the number of its region', async () => {
    const element = mount('<parapet-claims-phone region="au"></parapet-claims-phone>')
    const link = await until(() => inside(element, 'a'), 'the link')
    equal(link.getAttribute('href'), 'tel:+61255500199')
    await assertAccessible(element)
  })
})
