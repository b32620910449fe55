import type { PostcodeRange } from '../definition.ts'

/**
 * Postcodes of each state and territory, first and last. The long ranges are those that Australia Post
 * allocates to a state. The single postcodes have localities on both sides of a border, in Matthew
 * Proctor's Australian Postcodes: a community list as of December 2022, not Australia Post's own file.
 */
export const auPostcodes: Readonly<Record<string, readonly PostcodeRange[]>> = {
  NSW: [
    [1000, 2599],
    [2611, 2611],
    [2618, 2899],
    [2921, 2999],
    [3500, 3500],
    [3586, 3586],
    [3644, 3644],
    [3691, 3691],
    [3707, 3707],
    [4375, 4375],
    [4377, 4377],
    [4380, 4380],
    [4383, 4383],
    [4385, 4385],
  ],
  ACT: [
    [200, 299],
    [2540, 2540],
    [2600, 2618],
    [2620, 2620],
    [2900, 2920],
  ],
  VIC: [
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
  // the stations in Antarctica
  AAT: [[7151, 7151]],
}
