import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '#core/foundation/validation/fold-text.ts'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { createAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { teamIds } from '../seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { rowsOf } from '../database/rows-of.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const create = (name: string, city = 'Austin') =>
  platform.request(
    createAccount,
    { body: { name, city, state: 'TX', zipCode: '78701', teamId: teamIds.galveston } },
    'agent',
  )

test('the database folds texts like core', async () => {
  const texts = [
    'Café',
    'Cafe\u0301',
    'ÉTÉ',
    'O’Brien’s Café',
    'O´Brien `x` ʻOkina',
    'Łódź',
    'STRASSE Straße ẞ',
    'Æther Œuvre Þór Đà Ørsted ħŧı',
    'ﬁnance ﬂow',
    'Ｗｉｄｅ　name',
    'a\u00a0b  c',
    'a   b     c',
    '\u0430   \u0431',
    'ΕΛΛΑΣ Ελλάς',
    'Ромашка Ёлка Й',
    '株式会社テスト ガ',
    '삼성전자',
    'شركة النور',
    'IRIS Iris',
    'plain ASCII "quoted" & more',
    "'",
    '',
  ]
  const result = await platform.services.database.handle().execute(
    sql`select fold_text(text) as folded, fold_text(fold_text(text)) as again
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as text`,
  )
  const rows = rowsOf<{ readonly folded: string; readonly again: string }>(result)
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText))
  expect(rows.map(({ again }) => again)).toEqual(texts.map(foldText))
})

describe('a search', () => {
  beforeAll(async () => {
    await create('Café Ængland')
    await create('Niamh O’Brien & Partners')
    await create('Zakład Usługowy', 'Łódź')
    await create('Ｗｉｄｅ Größe GmbH')
    await create('Three   Spaces Ltd')
  })

  test.each([
    ['cafe', 'Café Ængland'],
    ['CAFÉ', 'Café Ængland'],
    ['cafe\u0301', 'Café Ængland'],
    ['aengland', 'Café Ængland'],
    ["O'Brien", 'Niamh O’Brien & Partners'],
    ['O’BRIEN', 'Niamh O’Brien & Partners'],
    ['obrien', 'Niamh O’Brien & Partners'],
    ['lodz', 'Zakład Usługowy'],
    ['Łódź', 'Zakład Usługowy'],
    ['zaklad', 'Zakład Usługowy'],
    ['za', 'Zakład Usługowy'],
    ["'za", 'Zakład Usługowy'],
    ['grosse', 'Ｗｉｄｅ Größe GmbH'],
    ['wide  größe', 'Ｗｉｄｅ Größe GmbH'],
    ['wide    größe', 'Ｗｉｄｅ Größe GmbH'],
    ['three spaces', 'Three   Spaces Ltd'],
    ['three   spaces', 'Three   Spaces Ltd'],
  ])('matches %j to %s', async (search, name) => {
    const { content } = await platform.request(searchAccounts, { query: { search } }, 'agent')
    expect(content.map((account) => account.name)).toContain(name)
  })

  test.each(['cafeteria', "'", '’’'])('finds no company for %j', async (search) => {
    const { totalElements } = await platform.request(searchAccounts, { query: { search } }, 'agent')
    expect(totalElements).toBe(0)
  })

  test('suggests a company by its name without accents', async () => {
    const { content } = await platform.request(
      suggestCompanies,
      { query: { search: 'cafe aeng' } },
      'agent',
    )
    expect(content.map(({ name }) => name)).toContain('Café Ængland')
  })
})

test.each([
  ['O’Brien’s Crème Brûlée', "O'Briens Creme BRULEE"],
  ['O’Brien’s Café', "O'Brien's Cafe"],
  ['Łódź  Eﬃcient Bakery', 'Lodz Efficient Bakery'],
])('%s is a duplicate of %s', async (name, other) => {
  await create(name)
  await expect(create(other)).rejects.toMatchObject({ status: 409, code: 'accountExists' })
})

test.each(['漢', 'ﷺ'])('the longest name of %s fits in every index', async (letter) => {
  const name = Array.from({ length: 100 / letter.length }, (_, at) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + (letter === 'ﷺ' ? 0 : at * 7)),
  ).join('')
  await create(name)
  const query = { search: name.slice(0, 4) }
  const { content } = await platform.request(searchAccounts, { query }, 'agent')
  expect(content.map((account) => account.name)).toContain(name)
})
