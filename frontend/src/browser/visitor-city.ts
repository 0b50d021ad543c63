import { rememberCity } from '#frontend/lib/visitor-city.ts'

/** Quote and booking start from the city whose page was read last. */
const city = document.querySelector<HTMLElement>('main')?.dataset['city']
if (city) rememberCity(city)
