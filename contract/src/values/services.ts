export const USE_KINDS = ['link', 'code', 'booking'] as const;
