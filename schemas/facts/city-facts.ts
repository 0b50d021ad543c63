/** What only the pages of cities show, by slug: the table of places is in every page's script. */

export const NEIGHBOURHOODS: Readonly<Record<string, readonly string[]>> = {
  hanford: ['Downtown and Courthouse Square', 'North Hanford', 'Home Garden', 'Grangeville', 'Armona'],
  fresno: [
    'Tower District',
    'Woodward Park',
    'Old Fig Garden',
    'Sunnyside',
    'Downtown',
    'Copper River Ranch',
  ],
  visalia: ['Downtown', 'The Lakes', 'Green Acres', 'Shannon Ranch', 'Beverly Glen', 'Goshen'],
  tulare: ['Downtown', 'Del Lago', 'Cartmill Avenue', 'Prosperity Avenue', 'Matheny Tract'],
  lemoore: ['Downtown D Street', 'College area', '19th Avenue', 'Lemoore Station', 'Stratford'],
  clovis: ['Old Town Clovis', 'Harlan Ranch', 'Loma Vista', 'Heritage Grove', 'Tarpey Village'],
  kingsburg: ['Downtown Draper Street', 'Sierra Street', 'Memorial Park', 'Kings River'],
  porterville: ['Downtown', 'Westfield', 'Granite Hills', 'East Porterville', 'River Island'],
  delano: ['Downtown Main Street', 'Cecil Avenue', 'Jefferson Park', 'Cesar Chavez Park'],
  bakersfield: [
    'Downtown',
    'Westchester',
    'Oleander-Sunset',
    'Stockdale Estates',
    'Laurelglen',
    'Oildale',
    'Rosedale',
  ],
}

/** Latitude and longitude, WGS 84, two digits. */
export const POSITIONS: Readonly<Record<string, readonly [number, number]>> = {
  hanford: [36.33, -119.65],
  fresno: [36.74, -119.79],
  visalia: [36.33, -119.29],
  tulare: [36.21, -119.35],
  lemoore: [36.3, -119.78],
  clovis: [36.83, -119.7],
  kingsburg: [36.51, -119.55],
  porterville: [36.07, -119.02],
  delano: [35.77, -119.25],
  bakersfield: [35.37, -119.02],
}
