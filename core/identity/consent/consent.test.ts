import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-browser.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { createConsent } from './consent.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

const consentOn = (day: string, device = createMemoryStorage()) => {
  const time = { now: at(day) }
  const consent = createConsent({ device, now: () => time.now })
  const go = (to: string) => {
    time.now = at(to)
    consent.refresh()
    return consent.$consent.get()
  }
  return { consent, device, go }
}

test('is undecided at first', () => {
  expect(consentOn('2026-01-15').consent.$consent.get()).toBeUndefined()
})

test.each([true, false])('stores the decision %s for the next page', (answer) => {
  const { consent, device } = consentOn('2026-01-15')
  consent.answer(answer)
  expect(consent.$consent.get()).toBe(answer)
  expect(consentOn('2026-01-16', device).consent.$consent.get()).toBe(answer)
})

test.each([
  ['2026-01-15', '2026-07-14', '2026-07-15'],
  ['2026-08-31', '2027-02-27', '2027-02-28'],
])('expires after an acceptance on %s: valid on %s, expired on %s', (given, before, after) => {
  const { consent, device, go } = consentOn(given)
  consent.answer(true)
  expect(go(before)).toBe(true)
  expect(go(after)).toBeUndefined()
  expect(device.keys()).toEqual([])
})

test('does not expire after a denial', () => {
  const { consent, go } = consentOn('2026-01-15')
  consent.answer(false)
  expect(go('2030-01-15')).toBe(false)
})

test.each([
  ['maybe', '1'],
  ['true', 'yesterday'],
])('ignores the invalid stored value %s at %s', (enabled, when) => {
  const device = createMemoryStorage()
  device.set('parapet.cookie-consent.enabled', enabled)
  device.set('parapet.cookie-consent.at', when)
  expect(consentOn('2026-01-15', device).consent.$consent.get()).toBeUndefined()
})

test('reads a decision from another tab, though its parts arrive as separate events', () => {
  const storage = createMemoryStorage()
  let notify = () => {}
  const here = createConsent({
    device: storage,
    now: () => at('2026-01-15'),
    onChange: (listener) => {
      notify = listener
      return () => (notify = () => {})
    },
  })
  const there = {
    ...storage,
    set(key: string, value: string) {
      storage.set(key, value)
      notify()
    },
  }
  consentOn('2026-01-15', there).consent.answer(true)
  expect(here.$consent.get()).toBe(true)
  consentOn('2026-01-15', there).consent.answer(false)
  expect(here.$consent.get()).toBe(false)
})

test('survives a sign-out', async () => {
  const { platform } = await testPlatform({ signedIn: true })
  platform.consent.answer(true)
  platform.host.device.set('something.else', 'x')
  await platform.session.signOut()
  expect(platform.host.device.get('something.else')).toBeUndefined()
  platform.consent.refresh()
  expect(platform.consent.$consent.get()).toBe(true)
})
