/** Where builds write, relative to the repository. */
export const DIST = 'dist'
export const FUNCTIONS_DIRECTORY = `${DIST}/functions`
export const SITE_DIRECTORY = `${DIST}/site`

/** The renderer of pages, and what it renders with. */
export const RENDERER_DIRECTORY = `${DIST}/renderer`

/** The local stack in one file, for tests. */
export const LOCAL_STACK_FILE = `${DIST}/local-stack.mjs`

/** The site's styles before purging, for tests. */
export const WHOLE_STYLES_FILE = `${DIST}/whole-styles.css`

/** Default port of `npm start`. Pages built without SITE_ORIGIN name its address in canonical links. */
export const LOCAL_PORT = 3000
