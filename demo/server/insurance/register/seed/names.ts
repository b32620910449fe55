// Words for names of invented companies, and streets of their addresses.

/** First words of names. */
export const firsts =
  'Alder Amber Anchor Ashbrook Aspen Aurora Banksia Barrow Beacon Birch Bluestone Bracken Bramble Briar Bright Brook Calder Canyon Carraway Cedar Chestnut Cinder Clover Cobalt Compass Copper Coral Crestline Curlew Dapple Dogwood Dover Drift Eastgate Elder Ember Everly Falcon Fallow Fern Fieldstone Finch Flint Foxglove Garnet Gatehouse Glenbrook Goldcrest Granary Granite Greenway Gull Halcyon Harrow Hawthorn Hazel Heath Heron Highfield Hollybrook Indigo Ironwood Ivory Jasper Juniper Kestrel Kingfisher Lantern Larch Larkspur Laurel Lighthouse Linden Lodestar Lupin Magpie Maple Marlow Meadow Meridian Millrace Mistral Moorland Moss Myrtle Northfield Oakridge Ochre Orchard Osprey Otter Parkside Pebble Peregrine Pinnacle Plover Poplar Primrose Quarry Quill Raven Redwood Reedbank Ridgeway Robin Rowan Russet Saddle Saffron Sandpiper Sapling Sequoia Skylark Slate Sorrel Sparrow Spindle Sterling Stonebridge Summerhill Swallow Sycamore Tamarind Teal Thistle Thornbury Tidewell Timber Topaz Turnstone Valley Verdant Wattle Wayfarer Westbrook Wheatley Whitestone Willow Windrush Wren Yarrow Yellowwood Zephyr'.split(
    ' ',
  )

/** Second words; empty for a name without one. */
export const seconds =
  ' & Co,, Bay, Bridge, Brothers, Court, Creek, Cross, Fields, Forge, Gate, Green, Grove, Hall, Harbor, Hill, House, Junction, Lake, Lane, Mill, Park, Point, Ridge, River, Road, Row, Square, Station, Street, Vale, View, Wharf, Wood, Works, Yard'.split(
    ',',
  )

/** Street names without their type. */
export const streets =
  'Albany Albert Alfred Arcade Bank Baker Beech Bell Bridge Broad Canal Castle Cathedral Chapel Charles Church Clarence College Commercial Corn Duke Elm George Granby Grange High Hope King Lime London Lower Market Mill Nelson New Oak Orchard Park Pine Prince Queen Regent River Rose Salisbury Spring Station Temple Trinity Union Victoria Walnut Water Wellington West William York'.split(
    ' ',
  )
