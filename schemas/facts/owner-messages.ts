/** Validation messages of the back office, shared by its forms and the API. Not with those of visitors, who need not load them. */
export const OWNER_MESSAGES = {
  username: 'Username is required',
  usernameMin: 'Username must be at least 3 characters',
  password: 'Password is required',
  passwordMin: 'Password must be at least 6 characters',
  passwordsDiffer: 'New passwords do not match',
  category: 'Category is required',
  key: 'Key is required',
  keyForm: 'Use lower-case letters, digits and underscores, and begin with a letter',
  label: 'Label is required',
  price: 'Price must be positive',
  percentage: 'Percentage must be positive',
  minutes: 'Whole minutes from 0 to 600, or nothing',
  sortOrder: 'Sort order must be positive',
  noteAddress: 'Address is required',
  confirmation: 'Type what is asked for',
  bookedPrice: 'Whole dollars only',
} as const
