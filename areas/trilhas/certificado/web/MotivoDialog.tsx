/** Revoking a certificate, or making it valid again: never without the reason. */
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { certificadoApi } from '../contract.ts'
import type { Emitido } from '../shapes.ts'
import { certificadoTexts } from '../texts.ts'
import { certificadoWebTexts } from './texts.ts'

const LEAST = 3
const MOST = 500

export function MotivoDialog({ certificado, onClose }: { certificado: Emitido; onClose: () => void }) {
  const t = useTexts(certificadoWebTexts)
  const shared = useTexts(certificadoTexts)
  const { id, nome, situacao } = certificado
  const revoking = situacao === 'valido'
  const { field, sheet } = useForm(revoking ? certificadoApi.revoke : certificadoApi.restore, {
    start: { motivo: '' },
    input: ({ motivo }) => ({ params: { id }, body: { motivo: motivo.trim() } }),
    check: ({ motivo }): Record<string, string> =>
      motivo.trim().length < LEAST ? { motivo: shared.motivo } : {},
    onDone: () => {
      notify.success(revoking ? t.revogadoFeito : t.restauradoFeito)
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={revoking ? t.revogarDe(nome) : t.restaurarDe(nome)}
      submitLabel={revoking ? t.revogar : t.restaurar}
      look={revoking ? 'danger' : 'filled'}
      onClose={onClose}
    >
      <p className="fraca">{revoking ? t.revogarTexto : t.restaurarTexto}</p>
      <TextArea
        label={t.motivoCampo}
        help={t.motivoAjuda}
        name="motivo"
        maxLength={MOST}
        {...field('motivo')}
      />
    </FormDialog>
  )
}
