import type { WetDry } from '~/lib/domain/item'
import { Badge } from '~/ui/facts/Badge'
import type { IconName } from '~/ui/Icon'

const icons = { Dry: 'sun', Wet: 'drop', 'Wet / Dry': 'drop-half' } as const satisfies Record<
  WetDry,
  IconName
>

export function WetDryBadge({ wetDry }: { wetDry: WetDry }) {
  return <Badge icon={icons[wetDry]}>{wetDry}</Badge>
}
