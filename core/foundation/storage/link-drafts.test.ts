import { expect, test, vi } from 'vitest'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { clearLinkDrafts, linkDraftTtl, linkDrafts, pruneLinkDrafts } from './link-drafts.ts'

const key = 'answer'

const opened = () => {
  const browser = createMemoryBrowser()
  const openTab = (workflowId = 'link-1') => {
    const tab = browser.openTab()
    return { tab, drafts: linkDrafts(tab, workflowId) }
  }
  return { browser, openTab, first: openTab() }
}

test('restores the draft of a link in a second tab, even after the first one is closed', () => {
  const { first, openTab } = opened()
  first.drafts.set(key, 'typed')
  expect(openTab().drafts.get(key)).toBe('typed')
})

test('does not share a draft with another link', () => {
  const { first, openTab } = opened()
  first.drafts.set(key, 'typed')
  expect(openTab('link-2').drafts.get(key)).toBeUndefined()
  expect(openTab('link').drafts.get(key)).toBeUndefined()
})

test('keeps the drafts of two open tabs separate and notifies each of the other’s', async () => {
  const { browser, first, openTab } = opened()
  const second = openTab()
  const onChange = vi.fn()
  const stop = first.drafts.onChange(onChange)
  first.drafts.set(key, 'one')
  second.drafts.set(key, 'other')
  await browser.time.settle()
  expect(onChange).toHaveBeenCalled()
  expect([first.drafts.get(key), first.drafts.other(key)]).toEqual(['one', 'other'])
  expect([second.drafts.get(key), second.drafts.other(key)]).toEqual(['other', undefined])
  first.drafts.set(key, 'other')
  expect(first.drafts.other(key)).toBeUndefined()
  stop()
})

test('removes a draft once it is sent', () => {
  const { first, openTab } = opened()
  first.drafts.set(key, 'typed')
  first.drafts.remove(key)
  expect(openTab().drafts.get(key)).toBeUndefined()
  expect(first.tab.device.keys()).toEqual([])
})

test('stores a draft on the device for a day', () => {
  const { first, openTab } = opened()
  first.drafts.set(key, 'typed')
  first.tab.time.sleep(linkDraftTtl)
  const { drafts, tab } = openTab()
  expect(drafts.get(key)).toBeUndefined()
  pruneLinkDrafts(tab)
  expect(tab.device.keys()).toEqual([])
})

test('stores at most twenty drafts on a device, and no long ones', async () => {
  const { browser, first, openTab } = opened()
  for (let number = 0; number < 25; number += 1) {
    // sequential, so that the oldest drafts are known
    // oxlint-disable-next-line no-await-in-loop
    await browser.time.advance(1_000)
    first.drafts.set(`form-${number}`, 'typed')
  }
  expect(first.tab.device.keys()).toHaveLength(20)
  expect(openTab().drafts.get('form-4')).toBeUndefined()
  expect(openTab().drafts.get('form-24')).toBe('typed')
  first.drafts.set('long', 'x'.repeat(50_001))
  expect(first.drafts.get('long')).toHaveLength(50_001)
  expect(openTab().drafts.get('long')).toBeUndefined()
})

test('removes the drafts of one link, or all', () => {
  const { browser, first, openTab } = opened()
  const other = openTab('link-2')
  first.drafts.set(key, 'typed')
  other.drafts.set(key, 'typed')
  clearLinkDrafts(browser.device, 'link-1')
  expect([openTab().drafts.get(key), openTab('link-2').drafts.get(key)]).toEqual([
    undefined,
    'typed',
  ])
  clearLinkDrafts(browser.device)
  expect(browser.device.keys()).toEqual([])
})
