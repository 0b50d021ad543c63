/** How high a business's building is; the form, the estimate and the summary name it. */
export const storiesLabels = { one: '1 Story', more: '2+ Stories' }
