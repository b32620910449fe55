import type { PostcodeRange } from '../definition.ts'

/**
 * Postcodes of each state and territory, first and last. Source: Australia Post, Postcode Data File, as
 * summarised in "Postcodes in Australia" (Wikipedia, read in November 2026), with the postcodes that
 * states share along their borders.
 */
export const auPostcodes: Readonly<Record<string, readonly PostcodeRange[]>> = {
  NSW: [
    [1000, 2599],
    [2611, 2611],
    [2618, 2899],
    [2921, 2999],
    [3644, 3644],
    [3691, 3691],
    [3707, 3707],
    [4380, 4385],
  ],
  ACT: [
    [200, 299],
    [2540, 2540],
    [2600, 2620],
    [2900, 2920],
  ],
  VIC: [
    [2648, 2648],
    [3000, 3999],
    [8000, 8999],
  ],
  QLD: [
    [2406, 2406],
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [
    [872, 872],
    [5000, 5999],
  ],
  WA: [
    [872, 872],
    [6000, 6999],
  ],
  TAS: [[7000, 7999]],
  NT: [
    [800, 999],
    [4825, 4825],
  ],
  AAT: [[7151, 7151]],
}
