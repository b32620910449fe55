import { expect, test } from 'vitest'
import { changeOf, type MarkedFact } from './marked-facts.ts'

const of = (
  subject: 'terms' | 'security' | 'quote' | 'irpm' | 'account',
  field: string,
  after = 'x',
) => ({ subject, field, before: null, after })

const changes = [
  of('terms', 'limit'),
  of('terms', 'coverage.7'),
  of('security', 'isSecurityTraining', 'NO'),
  of('quote', 'subjectivity', 'Signed: by hand: MET'),
  of('irpm', 'drPlanning'),
]

test.each<[Exclude<MarkedFact, 'document'>, string | undefined, number | undefined]>([
  ['limit', undefined, 0],
  ['deductible', undefined, undefined],
  ['coverage', '7', 1],
  ['coverage', '70', undefined],
  ['answer', 'isSecurityTraining', 2],
  ['answer', 'isSecurityOfficer', undefined],
  ['subjectivity', 'Signed: by hand', 3],
  ['subjectivity', 'Signed', undefined],
  ['modification', undefined, 4],
  ['company', undefined, undefined],
])('marks %s %s with its own change', (fact, part, at) => {
  expect(changeOf(changes, fact, part)).toBe(at === undefined ? undefined : changes[at])
})
