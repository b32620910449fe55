import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { listCompetitors } from '#core/insurance/accounts/endpoints.ts'
import { delayed, json } from '#core/testing/scripted-server.ts'
import { SlowNotice } from '#widgets/kit/SlowNotice.tsx'
import { assert, until } from '#widgets/testing/assert.ts'
import { test } from '#widgets/testing/suite.ts'
import { CompanyAgencies } from './insurance/accounts/CompanyAgencies.tsx'
import { renderPart } from './render-portal.fixture.tsx'

const slow = 'This is taking longer than usual'
const notice = () =>
  [...document.querySelectorAll('[role=status] :popover-open')].find(
    ({ textContent }) => textContent === slow,
  )

test('shows a notice after 10 seconds without a response and a retry after 60', async () => {
  const { server, time } = await renderPart(
    <>
      <SlowNotice isOnTop />
      <CompanyAgencies account={exampleAccount} />
    </>,
    (on) => on.on(listCompetitors, delayed(json({ content: [] })).reply),
  )
  await until(() => server.callsOf(listCompetitors).length === 1, 'the call')
  await time.advance(9_999)
  assert(notice() === undefined, 'It says so too early')
  await time.advance(1)
  await until(notice, 'the notice')
  await time.advance(50_000)
  await until(
    () => document.body.textContent.includes('The server took too long to answer. Try again.'),
    'the message',
  )
  assert(notice() === undefined, 'The notice is still shown')
  server.answer(listCompetitors, { content: [] })
  const retry = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again',
  )
  retry?.click()
  await until(() => server.callsOf(listCompetitors).length === 2, 'the second call')
  await until(() => !document.body.textContent.includes('took too long'), 'the answer')
})
