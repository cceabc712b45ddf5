/** Two speech bubbles, as beside "log in with WeChat". */
export function WeChatMark({ size = 20, color = '#07893f' }: { size?: number; color?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill={color} aria-hidden="true" className="flex-none">
      <path
        fillRule="evenodd"
        d="M9 3.500C4.900 3.500 1.600 6.200 1.600 9.600c0 1.900 1.100 3.600 2.800 4.700l-.7 2.200 2.600-1.300c.8.200 1.700.4 2.600.4h.6a5 5 0 0 1-.2-1.400c0-3.200 3-5.700 6.700-5.700h.5C15.900 5.600 12.700 3.500 9 3.500Zm-2.600 3.100a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm5 0a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm4.700 3c-3.400 0-6.100 2.200-6.100 5s2.700 5 6.100 5c.7 0 1.400-.1 2-.300l2 1-.5-1.700c1.500-.9 2.500-2.400 2.500-4 0-2.800-2.700-5-6-5Zm-2 2.500a.8.8 0 1 1 0 1.700.8.8 0 0 1 0-1.700Zm4.100 0a.8.8 0 1 1 0 1.700.8.8 0 0 1 0-1.700Z"
      />
    </svg>
  );
}
