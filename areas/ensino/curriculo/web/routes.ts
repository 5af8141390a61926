/** Screens of curricula: one chunk behind all of them (section 2). */
import { defineRoutes, type Guard } from '../../../../core/web/routes.ts'

const screen = (name: keyof typeof import('./telas.ts'), guard: Guard = 'teacher') =>
  ({
    layout: 'logado',
    guard,
    load: () => import('./telas.ts').then((telas) => ({ Screen: telas[name] })),
  }) as const

export const curriculoRoutes = defineRoutes({
  '/logado/curriculos': screen('CurriculosPage'),
  '/logado/curriculos/novo': screen('NovoPage', 'manager'),
  '/logado/curriculos/importar': screen('ImportarPage'),
  '/logado/curriculos/:cliente/novo': screen('NovoPage', 'manager'),
  '/logado/curriculos/:curriculo': screen('CurriculoPage'),
  '/logado/curriculos/:curriculo?/etapas': screen('EtapasPage'),
  '/logado/curriculos/:curriculo?/etapas/:categoria': screen('CategoriaPage'),
  '/logado/curriculos/:curriculo?/etapas/:categoria/extras': screen('ExtrasPage'),
  '/logado/informacoes/pedagogico/anos-escolares': screen('AnosPage'),
  '/logado/informacoes/pedagogico/disciplinas': screen('DisciplinasPage'),
  '/logado/administracao/:slug/curriculos/:curriculo?/vinculos': {
    ...screen('VinculosPage', 'manager'),
    layout: 'admin',
  },
})
