import { getRaterRules } from '#core/insurance/rating/endpoints.ts'
import { rulesReply } from '#core/testing/scripted-rater.ts'
import { delayed } from '#core/testing/scripted-server.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { pauseLongTimers, type LongTimers } from '../testing/long-timers.ts'
import { afterEach, beforeEach, test } from '../testing/suite.ts'
import { leavePage, openPage, scriptedPlatform } from './testing/page.ts'

const slow = 'This is taking longer than usual'

let timers: LongTimers
beforeEach(() => {
  timers = pauseLongTimers()
})
afterEach(() => {
  timers.restore()
  leavePage()
})

const openWithout = async () => {
  const platform = scriptedPlatform()
  const rules = delayed(rulesReply)
  platform.server.on(getRaterRules, rules.reply)
  const page = openPage('', platform)
  await until(() => platform.server.callsOf(getRaterRules).length > 0, 'the call')
  return { page, rules, server: platform.server }
}

test('shows a slow request without moving anything', async () => {
  const { page, rules } = await openWithout()
  const notices = () =>
    [...page.root.querySelectorAll('p')].filter((each) => each.textContent.includes(slow))
  const { height } = page.element.getBoundingClientRect()
  timers.pass(9_000)
  assert(!page.text().includes(slow), 'The notice appears too early')
  timers.pass(1_000)
  await page.expectText(slow)
  equal(notices().length, 1, 'notices')
  equal(page.element.getBoundingClientRect().height, height, 'height')
  await assertAccessible(page.element)
  rules.release()
  await until(() => !page.text().includes(slow), 'the end of the notice')
})

test('shows a timeout after a minute, and retries', async () => {
  const { page, server } = await openWithout()
  timers.pass(60_000)
  await until(() => page.root.querySelector('[part~=error]'), 'the message')
  assert(!page.text().includes(slow), 'The notice is still shown')
  server.on(getRaterRules, rulesReply)
  page.button('Try again').click()
  await until(() => page.control('account.state').querySelector('[value=TX]'), 'the states')
})
