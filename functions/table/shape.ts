/** The one table's shape: names only, no imports. Infra, the local stack and the data layer read it, so they cannot differ. */
export const TABLE_SHAPE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expiresAt',
  /** Sparse: a row stands in an index only while it carries both of its attributes. All project every attribute. */
  indexes: {
    /** Rows of one kind by age. */
    byEntity: { name: 'byEntity', partitionKey: 'entity', sortKey: 'createdKey' },
    /** Rows of one kind and status by age. */
    byStatus: { name: 'byStatus', partitionKey: 'entityStatus', sortKey: 'createdKey' },
    /** Bookings by service date and time. */
    byDay: { name: 'byDay', partitionKey: 'calendar', sortKey: 'calendarKey' },
  },
  /** What the notifier gets of each write: the row before and after it. */
  streamView: 'NEW_AND_OLD_IMAGES',
} as const
