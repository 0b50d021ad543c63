/** Names of the table's keys and indexes, shared by infra, local stack and functions. No imports. */
export const TABLE_SHAPE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expiresAt',
  /** Sparse: a row is in an index only while it has both of its attributes. All indexes project all attributes. */
  indexes: {
    /** Rows of an entity by age. */
    byEntity: { name: 'byEntity', partitionKey: 'entity', sortKey: 'createdKey' },
    /** Rows of an entity and status by age. */
    byStatus: { name: 'byStatus', partitionKey: 'entityStatus', sortKey: 'createdKey' },
    /** Records that are in a second list, by age. */
    alsoIn: { name: 'alsoIn', partitionKey: 'alsoIn', sortKey: 'createdKey' },
    /** Bookings by service date and time. */
    byDay: { name: 'byDay', partitionKey: 'calendar', sortKey: 'calendarKey' },
  },
  /** The notifier gets each row before and after a write. */
  streamView: 'NEW_AND_OLD_IMAGES',
} as const
