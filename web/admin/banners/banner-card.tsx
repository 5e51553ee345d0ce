import { useState } from 'react'

import type { BannerPlatform } from '#contract/plain/banner.ts'
import { shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Image } from '#web/ui/icons/image.ts'
import { Monitor } from '#web/ui/icons/monitor.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Smartphone } from '#web/ui/icons/smartphone.ts'
import { Tablet } from '#web/ui/icons/tablet.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import type { BannerRow } from './banners-loader.ts'

const PLATFORM_ICONS = {
  desktop: Monitor,
  tablet: Tablet,
  mobile: Smartphone,
} as const satisfies Record<BannerPlatform, string>

/** One banner: what it shows, for whom and where. */
export function BannerCard({
  banner,
  onEdit,
  onDelete,
}: {
  banner: BannerRow
  onEdit: (banner: BannerRow) => void
  onDelete: (banner: BannerRow) => void
}) {
  const { t, language } = useTranslation()
  const { id, platform, type, created_at: at } = banner
  return (
    <article className="card banner-card" aria-label={t('admin.banners.banner', { id })}>
      <BannerPicture key={banner.image_url} banner={banner} />
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="info">{banner.language.toUpperCase()}</Badge>
        <Badge>{t(`admin.banners.type.${type}`)}</Badge>
        <Badge>
          <Icon of={PLATFORM_ICONS[platform]} />
          {t(`admin.banners.platform.${platform}`)}
        </Badge>
        <span className="text-muted num ms-auto">
          {t('admin.banners.made', { id, date: shortDate(at, language) })}
        </span>
      </div>
      <div className="banner-verbs">
        <Button look="secondary" icon={<Icon of={Pencil} />} onClick={() => onEdit(banner)}>
          {t('admin.banners.edit')}
        </Button>
        <Button look="danger-quiet" icon={<Icon of={Trash2} />} onClick={() => onDelete(banner)}>
          {t('admin.banners.delete')}
        </Button>
      </div>
    </article>
  )
}

/** The picture, or what stands in for one that is not there or cannot be shown. */
export function BannerPicture({
  banner: { image_url: path, alt },
}: {
  banner: Pick<BannerRow, 'image_url' | 'alt'>
}) {
  const { t } = useTranslation()
  const [isBroken, setIsBroken] = useState(false)
  return path === null || isBroken ? (
    <span className="banner-picture" role="img" aria-label={t('admin.banners.placeholder')}>
      <Icon of={Image} />
    </span>
  ) : (
    <img
      className="banner-picture"
      src={path}
      alt={alt}
      loading="lazy"
      onError={() => setIsBroken(true)}
    />
  )
}
