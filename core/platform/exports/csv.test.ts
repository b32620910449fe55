import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  [['a', 'b c'], 'a,b c\r\n'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+1', '@x', '-x', '\tx'], "'=1+1,+1,'@x,'-x,'\tx\r\n".replace(',+1,', ",'+1,")],
  // some programs treat full-width signs alike
  [['＝1+1', '＋1', '－x', '＠x', '\n=1'], `'＝1+1,'＋1,'－x,'＠x,"'\n=1"\r\n`],
  [['-12.50', '0', ''], '-12.50,0,\r\n'],
])('writes the line %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
