/** Previous, where we are, next. */
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import './table.css'
import { innerTexts } from './inner-texts.ts'

interface Props {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

export function Pagination({ page, pageSize, total, onPage }: Props) {
  const t = useTexts(innerTexts)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  const first = (page - 1) * pageSize + 1
  return (
    <nav className="linha quebra v-3 pb-4 pi-z t-s fraca" aria-label={t.paginas}>
      <span>{t.mostrando(first, Math.min(total, first + pageSize - 1), total)}</span>
      <span className="vao" />
      <Button size="small" icon={IconChevronLeft} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t.anterior}
      </Button>
      <span aria-current="page">{t.pagina(page, pages)}</span>
      <Button
        size="small"
        iconEnd={IconChevronRight}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t.proxima}
      </Button>
    </nav>
  )
}
