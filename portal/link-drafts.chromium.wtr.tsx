import { Suspense } from 'react'
import { fillSubjectivity } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#core/testing/memory-browser.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { issueTokens, recordClaims } from '#core/testing/tokens.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { setNativeValue } from '#widgets/testing/read-page.ts'
import { afterEach, describe, test } from '#widgets/testing/suite.ts'
import { forgetFileDrafts } from './frame/forms/forget-file-drafts.ts'
import { AnswerForm } from './insurance/quotes/subjectivities/AnswerForm.tsx'
import { renderPortal } from './render-portal.fixture.tsx'

afterEach(forgetFileDrafts)

const notice = 'You also changed this form in another tab.'

const restoredNotice = "This form opened with input that you typed before and didn't save."

/** Opens a mailed link in a new tab. */
const openLink = async (browser: MemoryBrowser, workflowId = 'link-1') => {
  const { platform, server } = await testPlatform({
    browser,
    namespaces: ['portal', 'subjectivities'],
  })
  const claims = recordClaims({ workflowId })
  platform.session.enter(issueTokens(browser.time.wallClock(), { claims }))
  const before = document.querySelectorAll('form').length
  const router = renderPortal(platform, [], () => (
    <Suspense>
      <AnswerForm quoteId="q-1" subjectivityId="s-1" text="Sign it" onAnswered={() => {}} />
    </Suspense>
  ))
  const form = await until(
    () => document.querySelectorAll<HTMLFormElement>('form')[before],
    'the form',
  )
  const text = () => form.querySelector('textarea')?.value
  return {
    server,
    router,
    form,
    text,
    expectText: (words: string) => until(() => form.textContent.includes(words), words),
    type(typed: string) {
      const area = form.querySelector('textarea')
      assert(area, 'No field')
      setNativeValue(area, typed)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    },
    choose(name: string) {
      const input = form.querySelector<HTMLInputElement>('input[type=file]')
      assert(input, 'No file field')
      const chosen = new DataTransfer()
      chosen.items.add(new File(['%PDF'], name))
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    press(name: string) {
      const button = [...form.querySelectorAll('button')].find(
        ({ textContent }) => textContent === name,
      )
      assert(button, `No button ${name}`)
      button.click()
    },
  }
}

describe('draft answers on the page of a mailed link', () => {
  test('are restored with their file in a second tab, and deleted once sent', async () => {
    const browser = createMemoryBrowser()
    const first = await openLink(browser)
    first.type('Signed last week')
    first.choose('signed.pdf')
    await first.expectText('signed.pdf')
    const second = await openLink(browser)
    equal(second.text(), 'Signed last week')
    await second.expectText('signed.pdf')
    second.server.on(fillSubjectivity, () => Response.json({}))
    second.press('Send answer')
    await until(() => second.server.callsOf(fillSubjectivity).length === 1, 'the call')
    equal(second.server.callsOf(fillSubjectivity)[0]?.body, {
      answer: 'Signed last week',
      fileName: 'signed.pdf',
      file: 'JVBERg==',
    })
  })

  test('are not restored on the page of another link', async () => {
    const browser = createMemoryBrowser()
    const first = await openLink(browser)
    first.type('Signed last week')
    first.choose('signed.pdf')
    await first.expectText('signed.pdf')
    const other = await openLink(browser, 'link-2')
    equal(other.text(), '')
    assert(!other.form.textContent.includes('signed.pdf'), 'The file of another link')
  })

  test('are replaced by those of another open tab only on request', async () => {
    const browser = createMemoryBrowser()
    const first = await openLink(browser)
    const second = await openLink(browser)
    first.type('One')
    first.choose('one.pdf')
    await first.expectText('one.pdf')
    const showsNotice = ({ form }: typeof first) => form.textContent.includes(notice)
    second.type('Two')
    await first.expectText(notice)
    equal(first.text(), 'One')
    assert(!showsNotice(second), 'The latest form shows a notice of the earlier one')
    first.press('Show that version')
    await until(() => first.text() === 'Two' && !showsNotice(first), 'the other text')
    second.choose('two.pdf')
    await first.expectText(notice)
    assert(first.form.textContent.includes('one.pdf'), 'The file was replaced')
    first.press('Show that version')
    await first.expectText('two.pdf')
  })

  test('show a notice with text and file when restored, and are deleted when discarded', async () => {
    const browser = createMemoryBrowser()
    const first = await openLink(browser)
    assert(!first.form.textContent.includes(restoredNotice), 'A restored draft')
    first.type('Signed last week')
    first.choose('signed.pdf')
    await first.expectText('signed.pdf')
    const second = await openLink(browser)
    await second.expectText(restoredNotice)
    await second.expectText('Answer, Attach a file')
    second.press('Discard it')
    await until(() => second.text() === '', 'no text')
    await until(() => !second.form.textContent.includes('signed.pdf'), 'no file')
    assert(!second.form.textContent.includes(restoredNotice), 'A restored draft')
    const third = await openLink(browser)
    equal(third.text(), '')
    assert(!third.form.textContent.includes('signed.pdf'), 'A discarded file')
  })

  test('are deleted with their file when abandoned', async () => {
    const browser = createMemoryBrowser()
    const first = await openLink(browser)
    first.type('Signed last week')
    first.choose('signed.pdf')
    await first.expectText('signed.pdf')
    const leaveButton = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Leave')
    void first.router.navigate({ to: '/login' })
    ;(await until(leaveButton, 'the question')).click()
    await until(() => first.router.state.location.pathname === '/login', 'the other page')
    const second = await openLink(browser)
    equal(second.text(), '')
    assert(!second.form.textContent.includes('signed.pdf'), 'The file of the left form')
  })
})
