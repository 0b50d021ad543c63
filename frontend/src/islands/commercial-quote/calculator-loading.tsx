import { frameLabels } from '#frontend/content/en/labels/frame.ts'

/** Shown until the code and prices of the calculator are loaded. */
export function CalculatorLoading() {
  return (
    <div className="panel calculator-loading" role="status">
      <h3 className="calculator-title">{frameLabels.commercialCalculator}</h3>
      <p className="placeholder-glow">
        <span className="placeholder quote-skeleton" aria-hidden="true" /> {frameLabels.loadingPrices}
      </p>
    </div>
  )
}
