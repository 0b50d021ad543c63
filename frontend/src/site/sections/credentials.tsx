import { format } from '#frontend/lib/format.ts'
import { useSiteInfo } from '#frontend/site/site-context.ts'
import { frameLabels } from '#words/labels/frame.ts'

const labels = frameLabels.credentials

/** The owner, insurance, license and experience: only what is filled in. */
export function Credentials() {
  const { ownerName, insuredBy, licenseNumber, yearsExperience } = useSiteInfo()
  const shown = [
    ownerName && format(labels.owner, { name: ownerName }),
    insuredBy && format(labels.insurer, { insurer: insuredBy }),
    licenseNumber && format(labels.license, { number: licenseNumber }),
    yearsExperience && format(labels.years, { years: yearsExperience }),
  ].filter(Boolean)
  return (
    <ul className="credentials">
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
